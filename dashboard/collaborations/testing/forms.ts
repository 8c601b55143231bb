import { t } from 'i18next';
import { CollaborationBody, CollaborationChanges, ProposalBody } from '#write-api/collaborations/bodies.ts';
import { collaborationEntity } from '#write-api/collaborations/collaboration-entity.ts';
import { proposalEntity } from '#write-api/collaborations/proposal-entity.ts';
import { type FormSample, formsOfActions } from '../../testing/forms.ts';
import { collaborationActionTable, proposalActionTable } from '../action-tables.ts';
import { collaborationFields, newCollaborationFields, proposalFields } from '../fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'a new collaboration', fields: newCollaborationFields(t), body: CollaborationBody },
  { form: 'a revised collaboration', fields: collaborationFields(t), body: CollaborationChanges },
  { form: 'a proposal', fields: proposalFields(t), body: ProposalBody },
  ...formsOfActions(collaborationActionTable, collaborationEntity.specs),
  ...formsOfActions(proposalActionTable, proposalEntity.specs),
];
