-- No-accident records of plants: since when they count, what ended them, which goals they reached (SAF-16).
create table "noAccSite" (
  "noAccSiteNo" bigint generated always as identity primary key,
  "noAccSiteNm" text not null,
  "plantCd" text not null references "plant",
  "startYmd" date not null,
  "contractorYn" text check ("contractorYn" in ('Y', 'N')),
  "goalTypeCd" text not null,
  "goalQty" numeric(18,0) not null check ("goalQty" > 0),
  "bestDays" numeric(18,0),
  "remark" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("plantCd", "noAccSiteNm"),
  "searchText" text generated always as (regexp_replace(lower(coalesce("noAccSiteNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored
);
create index on "noAccSite" using gin ("searchText" gin_trgm_ops);

create table "noAccGoal" (
  "noAccGoalNo" bigint generated always as identity primary key,
  "noAccSiteNo" bigint references "noAccSite",
  "plantCd" text references "plant",
  "startYmd" date,
  "multiple" numeric(18,0),
  "goalTypeCd" text,
  "goalQty" numeric(18,0),
  "reachYmd" date,
  "confirmUserId" text references "user",
  "confirmDt" timestamptz,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("noAccSiteNo", "startYmd", "multiple")
);
create index on "noAccGoal" ("plantCd", "reachYmd" desc);

create table "noAccReset" (
  "noAccResetNo" bigint generated always as identity primary key,
  "noAccResetCd" text unique,
  "noAccSiteNo" bigint references "noAccSite",
  "plantCd" text references "plant",
  "safEventNo" bigint references "safEvent",
  "occurYmd" date,
  "startYmd" date,
  "dayCnt" numeric(18,0),
  "hourCnt" numeric(18,1),
  "newStartYmd" date,
  "judgeCd" text,
  "judgeTxt" text,
  "judgeUserId" text references "user",
  "judgeDt" timestamptz,
  "headUserId" text references "user",
  "headDt" timestamptz,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("noAccSiteNo", "safEventNo"),
  "searchText" text generated always as (regexp_replace(lower(coalesce("noAccResetCd", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored
);
create index on "noAccReset" ("plantCd", "occurYmd" desc);
create index on "noAccReset" ("safEventNo");
create index on "noAccReset" using gin ("searchText" gin_trgm_ops);
