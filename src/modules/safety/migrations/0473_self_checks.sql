-- Self-checks of companies: when the company began to write, and how the host judged the same sheet (vendor.md 2).
alter table "safCheckResult"
  add column "startDt" timestamptz,
  add column "hostScore" numeric(18,1),
  add column "hostResultCd" text,
  add column "hostBadCnt" numeric(18,0),
  add column "hostDt" timestamptz,
  add column "hostUserId" text references "user";
create index on "safCheckResult" ("plantCd", "dueYmd", "vendorCd") where "checkTypeCd" = 'SLF';
