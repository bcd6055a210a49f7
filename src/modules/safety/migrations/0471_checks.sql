-- Checks of safety: plans and their rounds (saf.md 2; fit S3, S4).
create table "safCheckPlan" (
  "checkPlanNo" bigint generated always as identity primary key,
  "checkPlanCd" text unique,
  "checkPlanNm" text not null,
  "plantCd" text not null references "plant",
  "deptCd" text not null references "dept",
  "checkTypeCd" text not null,
  "targetCd" text,
  "facilityNo" bigint references "safFacility",
  "areaCd" text references "permitArea",
  "vendorCd" text references "vendor",
  "checkFormNo" bigint not null references "checkForm",
  "cycleCd" text not null,
  "everyCnt" numeric(18,0) not null,
  "shiftCd" text not null,
  "startYmd" date not null,
  "endYmd" date,
  "chargeUserId" text not null references "user",
  "presenceYn" text check ("presenceYn" in ('Y', 'N')),
  "witnessYn" text check ("witnessYn" in ('Y', 'N')),
  "remark" text,
  "state" text not null,
  "searchText" text generated always as (regexp_replace(lower(coalesce("checkPlanCd", '') || ' ' || coalesce("checkPlanNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("plantCd", "checkPlanNm"),
  check (num_nonnulls("facilityNo", "areaCd", "vendorCd") = 1)
);
create index on "safCheckPlan" using gin ("searchText" gin_trgm_ops);
create index on "safCheckPlan" ("plantCd", "state");
create index on "safCheckPlan" ("facilityNo") where "facilityNo" is not null;
create index on "safCheckPlan" ("vendorCd") where "vendorCd" is not null;

create table "safCheckResult" (
  "checkResultNo" bigint generated always as identity primary key,
  "checkPlanNo" bigint references "safCheckPlan",
  "plantCd" text references "plant",
  "deptCd" text references "dept",
  "checkTypeCd" text,
  "targetCd" text,
  "facilityNo" bigint references "safFacility",
  "areaCd" text references "permitArea",
  "vendorCd" text references "vendor",
  "checkFormNo" bigint references "checkForm",
  "planYmd" date,
  "dueYmd" date,
  "missYmd" date,
  "chargeUserId" text references "user",
  "checkDt" timestamptz,
  "checkUserId" text references "user",
  "lateYn" text check ("lateYn" in ('Y', 'N')),
  "score" numeric(18,1),
  "resultCd" text,
  "badCnt" numeric(18,0),
  "fastYn" text check ("fastYn" in ('Y', 'N')),
  "sameYn" text check ("sameYn" in ('Y', 'N')),
  "presenceYn" text check ("presenceYn" in ('Y', 'N')),
  "witnessYn" text check ("witnessYn" in ('Y', 'N')),
  "presenceDt" timestamptz,
  "presenceUserId" text references "user",
  "witnessNm" text,
  "confirmUserId" text references "user",
  "confirmDt" timestamptz,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("checkPlanNo", "planYmd"),
  unique ("checkPlanNo", "dueYmd")
);
create index on "safCheckResult" ("plantCd", "dueYmd", "checkResultNo");
create index on "safCheckResult" ("plantCd", "state", "dueYmd");
create index on "safCheckResult" ("chargeUserId", "state", "dueYmd");
create index on "safCheckResult" ("missYmd") where "state" = 'planned';
create index on "safCheckResult" ("facilityNo", "dueYmd") where "facilityNo" is not null;
create index on "safCheckResult" ("areaCd", "dueYmd") where "areaCd" is not null;
create index on "safCheckResult" ("vendorCd", "dueYmd") where "vendorCd" is not null;
