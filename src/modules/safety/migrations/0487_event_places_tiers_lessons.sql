-- Machine, place on the plant picture, tier of a process event, lesson sheet and link of an event.
alter table "safEvent"
  add column "facilityNo" bigint references "safFacility",
  add column "mapX" numeric(18,1) check ("mapX" between 0 and 10000),
  add column "mapY" numeric(18,1) check ("mapY" between 0 and 10000),
  add column "releaseCatCd" text,
  add column "pseTierCd" text,
  add column "lessonNoticeNo" bigint references "notice" on delete set null,
  add column "imprLinkNo" bigint references "improvementLink";
create index on "safEvent" ("facilityNo");
-- Reports of a day by one link are counted.
create index on "safEvent" ("imprLinkNo", "createDt") where "imprLinkNo" is not null;
