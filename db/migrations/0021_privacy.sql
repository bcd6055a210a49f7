-- 개인정보 유출과 파기 (admin R14; 개인정보 보호법 제21·34조).

create table "privacyBreach" (
  "breachNo" bigint generated always as identity primary key,
  "knownDt" timestamptz not null,
  "contTxt" text not null,
  "itemTxt" text not null,
  "personCnt" numeric(18,0) not null check ("personCnt" >= 0),
  "sensitiveYn" text check ("sensitiveYn" in ('Y', 'N')),
  "outsideYn" text check ("outsideYn" in ('Y', 'N')),
  "rptYn" text check ("rptYn" in ('Y', 'N')),
  "dueDt" timestamptz,
  "notiDt" timestamptz,
  "notiTxt" text,
  "rptDt" timestamptz,
  "rptTxt" text,
  "actTxt" text,
  "undoneReason" text,
  "state" text not null check ("state" in ('known', 'answering', 'closed')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "privacyBreach" ("dueDt") where "state" <> 'closed';

create table "privacyPurge" (
  "purgeNo" bigint generated always as identity primary key,
  "kindCd" text not null,
  "cutDt" timestamptz,
  "rowCnt" numeric(18,0),
  "opinion" text,
  "apprUserId" text,
  "apprDt" timestamptz,
  "eraseDt" timestamptz,
  "eraseCnt" numeric(18,0),
  "state" text not null,
  -- Keys of the very rows that were approved, where a row could otherwise join later.
  "targetKeys" text[] not null default '{}',
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "privacyPurge" ("kindCd") where "state" in ('listed', 'approved');

alter table "user" add column "eraseDt" timestamptz;
comment on column "user"."eraseDt" is 'personal fields were erased after their keeping time; no field of the resource';
create index on "user" ("acctStatusCd", "retireYmd") where "eraseDt" is null;
