-- Rows of KRAS, three levels, one point sheet, JSA and checklist; the book of jobs; the JSA of a work order (rsa.md 2; fit D15, D16, D26).

create table "rsaJobBook" (
  "rsaJobBookNo" bigint generated always as identity primary key,
  "jobBookCd" text,
  "verNo" numeric(18,0),
  "jobBookNm" text not null,
  "rsaTypeCd" text not null,
  "plantCd" text not null references "plant",
  "deptCd" text not null references "dept",
  "processNo" bigint references "process",
  "jobTypeCd" text not null,
  "freqTxt" text,
  "permitTypeCd" text,
  "supplCds" text[],
  "jraSevCd" text,
  "jraRepeatCd" text,
  "jraProbCd" text,
  "jraScore" numeric(18,0),
  "remark" text,
  "replaceNo" bigint references "rsaJobBook",
  "fromTargetNo" bigint references "rsaTarget",
  "reviewUserId" text references "user",
  "approveUserId" text references "user",
  "approveDt" timestamptz,
  "lookYmd" date,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("jobBookCd", '') || ' ' || coalesce("jobBookNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored,
  unique ("jobBookCd", "verNo")
);
create index on "rsaJobBook" ("plantCd", "jobBookCd", "verNo" desc, "rsaJobBookNo");
create index on "rsaJobBook" ("jobBookCd", "verNo" desc, "rsaJobBookNo");
create index on "rsaJobBook" using gin ("searchText" gin_trgm_ops);

create table "rsaJobHazard" (
  "rsaJobHazardNo" bigint generated always as identity primary key,
  "rsaJobBookNo" bigint not null references "rsaJobBook" on delete cascade,
  "stepNo" numeric(18,0) not null,
  "stepTxt" text not null,
  "paramCd" text,
  "guideCd" text,
  "causeTxt" text,
  "hazardKindCd" text not null,
  "hazardTxt" text not null,
  "occurTypeCd" text,
  "lawTxt" text,
  "controlTxt" text,
  "freq" numeric(18,0),
  "sev" numeric(18,0),
  "measureTxt" text,
  "hierCd" text,
  "expFreq" numeric(18,0),
  "expSev" numeric(18,0)
);
create index on "rsaJobHazard" ("rsaJobBookNo");

create table "rsaHazard" (
  "rsaHazardNo" bigint generated always as identity primary key,
  "rsaTargetNo" bigint not null references "rsaTarget",
  "sortOrder" numeric(18,6) not null,
  "stepNo" numeric(18,0),
  "stepTxt" text not null,
  "hazardKindCd" text not null,
  "rsaHazardClassNo" bigint references "rsaHazardClass",
  "hazardTxt" text not null,
  "occurTypeCd" text,
  "victimTxt" text,
  "lawTxt" text,
  "controlTxt" text,
  "freq" numeric(18,0),
  "sev" numeric(18,0),
  "score" numeric(18,0),
  "gradeCd" text,
  "acceptYn" text check ("acceptYn" in ('Y', 'N')),
  "decideTxt" text,
  "measureTxt" text,
  "hierCd" text,
  "ownerUserId" text references "user",
  "dueYmd" date,
  "rsaMeasureNo" bigint references "rsaMeasure" on delete set null,
  "expFreq" numeric(18,0),
  "expSev" numeric(18,0),
  "expScore" numeric(18,0),
  "expGradeCd" text,
  "expAcceptYn" text check ("expAcceptYn" in ('Y', 'N')),
  "overrideReason" text,
  "opinionTxt" text,
  "resFreq" numeric(18,0),
  "resSev" numeric(18,0),
  "resScore" numeric(18,0),
  "resGradeCd" text,
  "resAcceptYn" text check ("resAcceptYn" in ('Y', 'N')),
  "resTxt" text,
  "resDt" timestamptz,
  "prevHazardNo" bigint references "rsaHazard" on delete set null,
  "prevScore" numeric(18,0),
  "rsaJobBookNo" bigint references "rsaJobBook",
  "plantCd" text references "plant",
  "deptCd" text references "dept",
  "vendorCd" text references "vendor",
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("hazardTxt", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored
);
create index on "rsaHazard" ("plantCd", "rsaTargetNo" desc, "sortOrder", "rsaHazardNo");
create index on "rsaHazard" ("vendorCd", "rsaTargetNo" desc, "sortOrder", "rsaHazardNo");
create index on "rsaHazard" ("rsaTargetNo" desc, "sortOrder", "rsaHazardNo");
create index on "rsaHazard" using gin ("searchText" gin_trgm_ops);

create table "rsaCheckAnswer" (
  "rsaCheckAnswerNo" bigint generated always as identity primary key,
  "rsaTargetNo" bigint not null references "rsaTarget",
  "sortOrder" numeric(18,6) not null,
  "checkFormNo" bigint references "checkForm",
  "itemCd" text,
  "sectionTxt" text,
  "itemTxt" text not null,
  "lawTxt" text,
  "okCd" text,
  "hazardTxt" text,
  "controlTxt" text,
  "freq" numeric(18,0),
  "sev" numeric(18,0),
  "score" numeric(18,0),
  "gradeCd" text,
  "acceptYn" text check ("acceptYn" in ('Y', 'N')),
  "decideTxt" text,
  "measureTxt" text,
  "hierCd" text,
  "ownerUserId" text references "user",
  "dueYmd" date,
  "rsaMeasureNo" bigint references "rsaMeasure" on delete set null,
  "expFreq" numeric(18,0),
  "expSev" numeric(18,0),
  "expScore" numeric(18,0),
  "expGradeCd" text,
  "expAcceptYn" text check ("expAcceptYn" in ('Y', 'N')),
  "overrideReason" text,
  "opinionTxt" text,
  "resFreq" numeric(18,0),
  "resSev" numeric(18,0),
  "resScore" numeric(18,0),
  "resGradeCd" text,
  "resAcceptYn" text check ("resAcceptYn" in ('Y', 'N')),
  "resTxt" text,
  "resDt" timestamptz,
  "prevScore" numeric(18,0),
  "plantCd" text references "plant",
  "deptCd" text references "dept",
  "vendorCd" text references "vendor",
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("itemTxt", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored
);
create index on "rsaCheckAnswer" ("plantCd", "rsaTargetNo" desc, "sortOrder", "rsaCheckAnswerNo");
create index on "rsaCheckAnswer" ("vendorCd", "rsaTargetNo" desc, "sortOrder", "rsaCheckAnswerNo");
create index on "rsaCheckAnswer" ("rsaTargetNo" desc, "sortOrder", "rsaCheckAnswerNo");
create index on "rsaCheckAnswer" using gin ("searchText" gin_trgm_ops);

create index on "rsaHazard" ("rsaMeasureNo");
create index on "rsaHazard" ("prevHazardNo");
create index on "rsaHazard" ("rsaJobBookNo");
create index on "rsaHazard" ("rsaHazardClassNo");
create index on "rsaCheckAnswer" ("rsaMeasureNo");
create index on "rsaCheckAnswer" ("checkFormNo");
create unique index on "rsaCheckAnswer" ("rsaTargetNo", "checkFormNo", "itemCd");
create index on "rsaJobBook" ("replaceNo");
create index on "rsaJobBook" ("fromTargetNo");
create index on "rsaJobBook" ("deptCd");
create index on "rsaJobBook" ("processNo");
-- Only one version of a job is written at a time.
create unique index on "rsaJobBook" ("jobBookCd") where "state" in ('draft', 'review');

alter table "rsaTarget"
  add column "permitTypeCd" text,
  add column "supplCds" text[],
  add column "jraSevCd" text,
  add column "jraRepeatCd" text,
  add column "jraProbCd" text,
  add column "jraScore" numeric(18,0),
  add column "rsaJobBookNo" bigint references "rsaJobBook";
create index on "rsaTarget" ("rsaJobBookNo");

alter table "workOrder" add column "jsaNo" bigint references "rsaTarget";
create index on "workOrder" ("jsaNo");
