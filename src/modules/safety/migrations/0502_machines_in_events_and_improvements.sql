-- The machine at which something happened, and whether what a failed inspection found is put right.
alter table "safEvent" add column "facilityNo" bigint references "safFacility";
create index on "safEvent" ("facilityNo") where "facilityNo" is not null;
alter table "safFacilityInsp" add column "imprDoneYn" text check ("imprDoneYn" in ('Y', 'N'));
