-- Drops checks that judged a text, items or images which have changed since.
with changed as (
  select entity_id::integer as look_id, max(position) as position
  from read.log
  where category = 'look' and type in (
    'LookRevised', 'LookItemTagged', 'LookItemUntagged',
    'LookImageAdded', 'LookImageReplaced', 'LookImageMoved', 'LookImageRemoved')
  group by entity_id),
checked as (
  select entity_id::integer as look_id, (data ->> 'entryId')::integer as entry_id, max(position) as position
  from read.log
  where category = 'look' and data ->> 'method' <> 'ACTOR'
    and type in ('LookItemChecked', 'LookItemApproved', 'LookItemRejected', 'LookItemDeferred')
  group by entity_id, data ->> 'entryId'),
gone as (
  select changed.look_id, array_agg(checked.entry_id) as entry_ids
  from changed join checked on checked.look_id = changed.look_id and checked.position < changed.position
  group by changed.look_id)
update read.looks as look set entries = (
  select jsonb_agg(
    case when (entry ->> 'entryId')::integer = any(gone.entry_ids)
      then entry || '{"checks": [], "model": null}' else entry end
    order by place)
  from jsonb_array_elements(look.entries) with ordinality as each (entry, place))
from gone where look.id = gone.look_id and jsonb_array_length(look.entries) > 0;
