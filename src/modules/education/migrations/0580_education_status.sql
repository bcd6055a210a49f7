-- How everybody's duties of education stood on a day, rebuilt every night and kept up on changes; rows of past month
-- ends stay (edu.md section 2). The rows of one day belong together: a day without a run has not been reckoned.
create table "eduStatusRun" (
  "baseYmd" date primary key,
  "runDt" timestamptz not null,
  "touchDt" timestamptz not null,
  "peopleCnt" integer not null
);
create table "eduStatusSnap" (
  "baseYmd" date not null references "eduStatusRun" on delete cascade,
  "userId" text not null references "user",
  "eduTypeCd" text not null,
  "periodKey" text not null,
  "plantCd" text,
  "deptCd" text,
  "closedYn" text not null check ("closedYn" in ('Y', 'N')),
  "requiredMin" integer not null,
  "exemptMin" integer not null,
  "recogMin" integer not null,
  "lackMin" integer not null,
  "dueYmd" date,
  "state" text not null,
  primary key ("baseYmd", "userId", "eduTypeCd", "periodKey")
);

-- Who has to learn the MSDS of a product, because of a place, a new product or a changed sheet. (시행규칙 제169조제1항)
create table "eduMsdsNeed" (
  "eduMsdsNeedNo" bigint generated always as identity primary key,
  "userId" text references "user",
  "plantCd" text references "plant",
  "deptCd" text,
  "processNo" bigint,
  "prodNo" bigint references "chmProduct",
  "reasonCd" text,
  "msdsNoticeNo" bigint references "chmMsdsNotice",
  "occurYmd" date,
  "dueYmd" date,
  "eduClassNo" bigint references "eduClass",
  "doneYmd" date,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("userId", "prodNo", "occurYmd")
);
create index on "eduMsdsNeed" ("plantCd", "dueYmd", "eduMsdsNeedNo");
create index on "eduMsdsNeed" ("eduClassNo");

-- The half-yearly check of a plant's education (중대재해처벌법 시행령 제5조제2항제3호·제4호).
create table "eduHalf" (
  "eduHalfNo" bigint generated always as identity primary key,
  "halfNm" text,
  "halfYear" text not null,
  "halfCd" text not null,
  "plantCd" text not null references "plant",
  "baseYmd" date,
  "causeTxt" text,
  "orderTxt" text,
  "orderUserId" text references "user",
  "orderDt" timestamptz,
  "doneTxt" text,
  "doneUserId" text references "user",
  "doneDt" timestamptz,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("halfNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored,
  unique ("halfYear", "halfCd", "plantCd")
);
create index on "eduHalf" using gin ("searchText" gin_trgm_ops);
