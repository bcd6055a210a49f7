-- The machine that a work order names by its tag, so that the page of a machine lists its works.
alter table "workOrder" add column "facilityNo" bigint references "safFacility";
update "workOrder" o set "facilityNo" = (
  select f."facilityNo" from "safFacility" f
  where f."plantCd" = o."plantCd" and o."facilityTxt" ~ ('(^|[^A-Z0-9-])' || f."facilityCd" || '($|[^A-Z0-9-])')
  order by position(f."facilityCd" in o."facilityTxt"), f."facilityNo" limit 1)
where o."facilityTxt" is not null;
create index on "workOrder" ("facilityNo", "planStartDt" desc) where "facilityNo" is not null;
