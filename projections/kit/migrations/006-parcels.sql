-- Finds a parcel by the number on its label, with or without the hyphens that people write.
create index tryset_items_return_parcel on read.tryset_items (replace(return_tracking_number, '-', ''))
  where return_tracking_number is not null;
create index tryset_items_parcel on read.tryset_items (replace(tracking_number, '-', ''))
  where tracking_number is not null;
