-- What a check item was confirmed with, where the item asks for a picture.
alter table "permitCheck" add column "photoFileNo" bigint references "attachFile";
