-- Between which temperatures a product is kept, and which a store has. (features.md 4: storage temperature)
alter table "chmProduct" add column "minTemp" numeric(18,1), add column "maxTemp" numeric(18,1);
alter table "chmStore" add column "minTemp" numeric(18,1), add column "maxTemp" numeric(18,1);
