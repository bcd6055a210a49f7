-- Simultaneous operations: the company's table of rules, what was adjusted for a permit, what a work is beside its kind, and the wind.

create table "simopsRule" (
  "simopsRuleNo" bigint generated always as identity primary key,
  "ruleNm" text not null,
  "kindACd" text not null,
  "kindBCd" text not null,
  "placeCd" text not null,
  "distM" numeric(18,1),
  "factorVal" numeric(18,2),
  "heightM" numeric(18,1),
  "stockKg" numeric(18,1),
  "bufferMin" numeric(18,0),
  "levelCd" text not null,
  "guideTxt" text,
  "basisTxt" text,
  "confirmNeededYn" text check ("confirmNeededYn" in ('Y', 'N')),
  "replaceNo" bigint references "simopsRule",
  "trialDt" timestamptz,
  "trialFireCnt" numeric(18,0),
  "trialStopCnt" numeric(18,0),
  "applyDt" timestamptz,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("ruleNm", ''))) stored
);
create index on "simopsRule" using gin ("searchText" gin_trgm_ops);

alter table "workPermit" add column "jobKindCds" text[];
alter table "workPermit" add column "systemTxt" text;

create table "permitAdjust" (
  "permitAdjustNo" bigint generated always as identity primary key,
  "permitNo" bigint not null references "workPermit" on delete cascade,
  "adjustCd" text not null,
  "ruleNm" text,
  "simopsRuleNo" bigint references "simopsRule",
  "levelCd" text,
  "otherPermitNo" bigint references "workPermit" on delete set null,
  "otherTxt" text,
  "sentenceTxt" text,
  "planTxt" text not null,
  "basisKey" text,
  "adjustUserId" text not null,
  "adjustDt" timestamptz not null,
  "confirmUserId" text,
  "confirmDt" timestamptz
);
create index on "permitAdjust" ("permitNo");
create index on "permitAdjust" ("otherPermitNo");

create table "plantWind" (
  "plantWindNo" bigint generated always as identity primary key,
  "plantCd" text not null references "plant",
  "measDt" timestamptz not null,
  "fromDeg" numeric(5,1) not null check ("fromDeg" >= 0 and "fromDeg" < 360),
  "speedMs" numeric(5,1) not null check ("speedMs" >= 0),
  "createUserId" text not null,
  "createDt" timestamptz not null default now()
);
create index on "plantWind" ("plantCd", "measDt" desc);
create index on "workPermit" ("plantCd", "endDt");
