-- The attached picture with which a check item was confirmed, where the item asks for one.
alter table "permitCheck" add column "photoFileNo" numeric(18, 0);
