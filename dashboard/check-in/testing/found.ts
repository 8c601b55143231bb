import { taskAnswers } from '#domain/check-in/task-answers.ts';
import type { Scanned } from '#read-api/stock/contract.ts';

type Stock = Partial<Scanned['stock']>;
type Item = Partial<NonNullable<Scanned['item']>>;

const size = { id: 401, name: 'M' };
const brand = { id: 1, name: 'Acme', nameKo: null };
const product: Scanned['stock']['product'] = {
  id: 11,
  name: 'Coat',
  code: 'C-1',
  coverImage: null,
  gender: 'any',
  categoryName: null,
};

/** The result of scanning a garment. If an item is given, it holds the garment. */
export function found(stock: Stock, item: Item | null = null): Scanned {
  const whole = item === null ? null : { ...baseItem, ...item };
  const garment = {
    ...baseStock,
    holder: whole === null ? null : { kind: 'tryset_item' as const, id: whole.id },
    ...stock,
  };
  return { foundBy: 'code', pieceId: null, stock: garment, item: whole, tasks: tasksOf(garment, whole) };
}

/** The allowed tasks, computed as the server does. */
function tasksOf(
  { status, holder, latestOutStockRequestStatus, unavailableReasonType }: Scanned['stock'],
  item: Scanned['item'],
): Scanned['tasks'] {
  const holds = holder !== null && holder.kind === 'tryset_item' && holder.id === item?.id;
  const lent = {
    deliveredAt: null,
    looks: [],
    useMode: 'rent',
    isExpress: false,
    isRemoved: false,
    damage: null,
    forced: null,
  } as const;
  return taskAnswers(
    {
      stock: {
        status,
        holder,
        outStockRequest: latestOutStockRequestStatus,
        unavailableReason: unavailableReasonType === 'idle' ? null : unavailableReasonType,
        isRemoved: false,
      },
      item: item !== null && holds ? { ...lent, id: item.id, status: item.status } : null,
    },
    { actor: { label: 'staff', id: 5 }, at: '2026-06-01T00:00:00.000Z' },
  );
}

const baseStock: Scanned['stock'] = {
  id: 501,
  code: 'S0000501',
  status: 'in_stock',
  revision: '3',
  createdTime: '2026-01-01T00:00:00.000Z',
  updatedTime: '2026-01-01T00:00:00.000Z',
  quality: 'new',
  regionId: 'KOREA',
  conditionGrade: null,
  abnormalIssue: null,
  memoInUse: null,
  memoInuse: null,
  unavailableReasonType: 'idle',
  holdReason: null,
  latestOutStockRequestStatus: 'idle',
  outRequest: null,
  useCount: 1,
  lookPostCount: 0,
  discountRate: 0,
  reimbursementRate: 50,
  originalPrice: 1000,
  price: 1000,
  slot: null,
  holder: null,
  holderItem: null,
  brand,
  product,
  productSize: size,
  actions: [{ name: 'stow', allowed: true, reasonCode: null }],
  pieces: [],
};

const baseItem = {
  id: 31,
  trysetId: 21,
  status: 'return_delivering',
  trackingNumber: '111',
  returnItem: { courier: 'HANJIN', trackingNumber: '55-44', trackingInfo: null, deliveredTime: null },
} as unknown as NonNullable<Scanned['item']>;
