-- A company sees the sanctions in force against it, and retraining ends with the education that it names.
alter table "sanction"
  add column "toldVendorCd" text references "vendor",
  add column "eduTypeCd" text,
  add column "eduHour" numeric(18,1),
  add column "stopYmd" date;
update "sanction" set "toldVendorCd" = "vendorCd" where "state" in ('active', 'ended', 'lifted');
update "sanction" set "eduTypeCd" = 'VED07', "eduHour" = 4 where "sanctionTypeCd" = 'VSC01' and "state" in ('proposed', 'pending', 'active');
create index on "sanction" ("toldVendorCd", "sanctionNo" desc);
create index on "warnPoint" ("vendorCd", "plantCd", "occurDt");
