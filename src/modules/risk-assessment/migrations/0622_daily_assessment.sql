-- Assessing in everyday work: what a department did on a day, and what people propose (rsa.md 2, 5.6; fit D21, D36).
create table "rsaDaily" (
  "rsaDailyNo" bigint generated always as identity primary key,
  "dailyActCd" text not null,
  "actYmd" date not null,
  "plantCd" text not null references "plant",
  "deptCd" text not null references "dept",
  "vendorCd" text references "vendor",
  "placeTxt" text,
  "actTxt" text not null,
  "attendCnt" numeric(18,0) not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "rsaDaily" ("actYmd" desc, "rsaDailyNo");
create index on "rsaDaily" ("plantCd", "deptCd", "actYmd");

create table "rsaDailyAttend" (
  "rsaDailyAttendNo" bigint generated always as identity primary key,
  "rsaDailyNo" bigint not null references "rsaDaily" on delete cascade,
  "dailyRoleCd" text not null,
  "userId" text references "user",
  "vendorWorkerNo" bigint references "vendorWorker",
  check (("userId" is null) <> ("vendorWorkerNo" is null))
);
create index on "rsaDailyAttend" ("rsaDailyNo");

create table "rsaDailyHazard" (
  "rsaDailyHazardNo" bigint generated always as identity primary key,
  "rsaDailyNo" bigint not null references "rsaDaily" on delete cascade,
  "rsaHazardNo" bigint not null references "rsaHazard" on delete cascade
);
create index on "rsaDailyHazard" ("rsaDailyNo");
create index on "rsaDailyHazard" ("rsaHazardNo");

create table "rsaProposal" (
  "rsaProposalNo" bigint generated always as identity primary key,
  "rsaProposalCd" text,
  "hazardTxt" text not null,
  "placeTxt" text not null,
  "measureTxt" text,
  "plantCd" text not null references "plant",
  "deptCd" text not null references "dept",
  "processNo" bigint references "process",
  "occurTypeCd" text,
  "proposeUserId" text references "user",
  "proposeDt" timestamptz,
  "imprNo" bigint references "improvement",
  "rsaTargetNo" bigint references "rsaTarget",
  "rsaHazardNo" bigint references "rsaHazard" on delete set null,
  "answerTxt" text,
  "rejectReason" text,
  "answerUserId" text references "user",
  "answerDt" timestamptz,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("rsaProposalCd", '') || ' ' || coalesce("hazardTxt", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(''), 1))::bit(4)::integer), 'g')) stored,
  unique ("imprNo")
);
