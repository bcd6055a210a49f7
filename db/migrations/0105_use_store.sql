-- Where a place of use keeps the product. (chm.md 2, chmProductPlant)
alter table "chmProductPlant" add column "storeNo" bigint references "chmStore";
create index on "chmProductPlant" ("storeNo");
