-- The area in which equipment stands: who locks it and who is told follow from it. Empty for equipment that nobody has
-- placed yet; such equipment is not locked out before the register says where it stands.
alter table "safFacility" add column "areaCd" text references "permitArea";
create index on "safFacility" ("areaCd");
