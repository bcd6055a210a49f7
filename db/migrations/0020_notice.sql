-- Notices, who has read them, and who does not want to see a popup again today.

create table "notice" (
  "noticeNo" bigint generated always as identity primary key,
  "title" text not null,
  "noticeTypeCd" text not null,
  "audienceCd" text not null,
  "plantCds" text[],
  "deptCds" text[],
  "authGrpNos" text[],
  "grpNos" text[],
  "targetVendorCds" text[],
  "cont" text not null,
  "fromYmd" date not null,
  "toYmd" date not null,
  "topYn" text not null default 'N' check ("topYn" in ('Y', 'N')),
  "popupYn" text not null default 'N' check ("popupYn" in ('Y', 'N')),
  "mustReadYn" text not null default 'N' check ("mustReadYn" in ('Y', 'N')),
  "readDueYmd" date,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("title", ''))) stored,
  check ("toYmd" >= "fromYmd")
);
create index on "notice" using gin ("searchText" gin_trgm_ops);
-- What readers see and what the clock looks at; closed notices pile up.
create index on "notice" ("toYmd") where "state" in ('scheduled', 'posted');

-- One row per person, written once: the first reading, and for a must-read notice the confirmation.
create table "noticeRead" (
  "noticeNo" bigint not null references "notice" on delete cascade,
  "userId" text not null references "user" on delete cascade,
  "vendorCd" text,
  "readDt" timestamptz not null,
  "confirmDt" timestamptz,
  primary key ("noticeNo", "userId")
);
create index on "noticeRead" ("userId");

-- The window after sign-in, per person: put away for a day, or asked for by a reminder.
create table "noticePopup" (
  "noticeNo" bigint not null references "notice" on delete cascade,
  "userId" text not null references "user" on delete cascade,
  "hideYmd" date,
  "remindDt" timestamptz,
  primary key ("noticeNo", "userId")
);
