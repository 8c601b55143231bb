-- The reactor's own notes are mirrored no more: they tell nothing, and the store removes the older ones.
delete from read.log where type = 'ReactorCheckpointed' and category = 'reactor_checkpoint';
delete from read.unknown_types where type = 'ReactorCheckpointed';
