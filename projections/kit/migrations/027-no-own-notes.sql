-- The reactor's checkpoints are no longer mirrored: they mean nothing to readers, and the store removes older ones.
delete from read.log where type = 'ReactorCheckpointed' and category = 'reactor_checkpoint';
delete from read.unknown_types where type = 'ReactorCheckpointed';
