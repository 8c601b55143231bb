import type * as en from '../../en/areas/replay.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  event: {
    ParkedEventRetried: '保留されたイベントを再試行しました：{{projection}} {{entity}}、位置 {{position}}。',
    ParkedEventSkipped: '保留されたイベントを飛ばしました：{{projection}} {{entity}}、位置 {{position}}。',
    RebuildRequested: '読み取りモデルの作り直しが依頼されました。依頼番号 {{operation}}。',
    RebuildCancelRequested: '作り直しの中止が依頼されました。依頼番号 {{operation}}。',
    SwitchBackRequested: '以前の読み取りモデルに戻すことが依頼されました。依頼番号 {{operation}}。',
    FormerDropRequested: '以前の読み取りモデルの削除が依頼されました。依頼番号 {{operation}}。',
    VerificationRequested: '読み取りモデルの検証が依頼されました。依頼番号 {{operation}}。',
    VerificationCancelRequested: '検証の中止が依頼されました。依頼番号 {{operation}}。',
    RepairRequested: '修復が依頼されました。依頼番号 {{operation}}。',
    RowRepaired: '行をイベントから作り直しました：{{projection}} {{entity}}。',
    LogLineRepaired: 'ログの写しの行を写し直しました：位置 {{position}}。',
    CountersRepaired: '件数を行から数え直しました。',
  },
};
