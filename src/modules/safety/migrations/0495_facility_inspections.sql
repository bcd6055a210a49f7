-- Legal inspections of machines: the dated rules, the obligations that follow, inspections and stops (saf.md SAF-11, SAF-12).
alter table "safFacility"
  add column "ratedTon" numeric(18,2),
  add column "clampKn" numeric(18,1),
  add column "pressMpa" numeric(18,3),
  add column "tempC" numeric(18,1),
  add column "carRegYmd" date,
  add column "mapX" numeric(18,1),
  add column "mapY" numeric(18,1);

create table "safLawRule" (
  "lawRuleNo" bigint generated always as identity primary key,
  "lawRuleNm" text not null,
  "safFacilityTypeCd" text not null references "safFacilityType",
  "lawInspCd" text not null,
  "fromYmd" date not null,
  "toYmd" date,
  "baseCd" text not null,
  "firstMonths" numeric(18,0),
  "cycleMonths" numeric(18,0),
  "psmMonths" numeric(18,0),
  "selfMonths" numeric(18,0),
  "windowDays" numeric(18,0) not null,
  "applyDays" numeric(18,0) not null,
  "limitCd" text,
  "limitMin" numeric(18,2),
  "minAgeYears" numeric(18,0),
  "installFromYmd" date,
  "installToYmd" date,
  "firstDueYmd" date,
  "lawTxt" text not null,
  "confirmYn" text check ("confirmYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("lawRuleNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(''), 1))::bit(4)::integer), 'g')) stored
);
create index on "safLawRule" using gin ("searchText" gin_trgm_ops);
create index on "safLawRule" ("safFacilityTypeCd");

create table "safFacilityLaw" (
  "facilityLawNo" bigint generated always as identity primary key,
  "facilityLawCd" text unique,
  "plantCd" text references "plant",
  "facilityNo" bigint not null references "safFacility",
  "lawInspCd" text not null,
  "lawRuleNo" bigint references "safLawRule",
  "baseYmd" date,
  "dueMonths" numeric(18,0),
  "dueYmd" date,
  "derivedYmd" date,
  "lastYmd" date,
  "exemptLawCd" text,
  "selfYn" text check ("selfYn" in ('Y', 'N')),
  "selfToYmd" date,
  "remark" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("facilityLawCd", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored,
  unique ("facilityNo", "lawInspCd")
);
create index on "safFacilityLaw" ("plantCd", "dueYmd", "facilityLawNo");
create index on "safFacilityLaw" ("dueYmd", "facilityLawNo");
create index on "safFacilityLaw" ("lawRuleNo");
create index on "safFacilityLaw" using gin ("searchText" gin_trgm_ops);

create table "safFacilityInsp" (
  "facilityInspNo" bigint generated always as identity primary key,
  "facilityInspCd" text unique,
  "plantCd" text references "plant",
  "facilityLawNo" bigint not null references "safFacilityLaw",
  "facilityNo" bigint references "safFacility",
  "lawInspCd" text,
  "dueYmd" date,
  "planYmd" date not null,
  "applyYmd" date,
  "orgNm" text,
  "inspYmd" date,
  "certNo" text,
  "validToYmd" date,
  "lateYn" text check ("lateYn" in ('Y', 'N')),
  "defectTxt" text,
  "remark" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("facilityInspCd", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored
);
create index on "safFacilityInsp" ("plantCd", "facilityInspNo" desc);
create index on "safFacilityInsp" ("facilityNo");
create index on "safFacilityInsp" ("facilityLawNo");
-- Two people who plan at the same moment make one inspection.
create unique index "safFacilityInspOpen" on "safFacilityInsp" ("facilityLawNo") where "state" in ('planned', 'applied');
create index on "safFacilityInsp" using gin ("searchText" gin_trgm_ops);

create table "safFacilityStop" (
  "facilityStopNo" bigint generated always as identity primary key,
  "facilityStopCd" text unique,
  "plantCd" text references "plant",
  "facilityNo" bigint not null references "safFacility",
  "stopReasonCd" text not null,
  "stopTxt" text not null,
  "facilityInspNo" bigint references "safFacilityInsp",
  "facilityLawNo" bigint references "safFacilityLaw",
  "stopDt" timestamptz,
  "stopUserId" text references "user",
  "releaseDt" timestamptz,
  "releaseUserId" text references "user",
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("facilityStopCd", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored
);
create index on "safFacilityStop" ("plantCd", "facilityStopNo" desc);
create index on "safFacilityStop" ("facilityNo", "state");
create index on "safFacilityStop" ("facilityLawNo");
create index on "safFacilityStop" ("facilityInspNo");
create index on "safFacilityStop" using gin ("searchText" gin_trgm_ops);
