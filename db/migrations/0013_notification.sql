-- Events that people are told about, the words in four languages, what each person got, and the mails that still have to leave.

create table "notiEvent" (
  "eventCd" text primary key,
  "moduleCd" text not null,
  "eventNm" text not null,
  "eventNmEn" text,
  "eventNmZh" text,
  "eventNmEs" text,
  "channels" text[] not null,
  "mandatoryYn" text not null default 'N' check ("mandatoryYn" in ('Y', 'N')),
  "escalateRule" text[],
  "variables" text[],
  "useYn" text not null default 'Y' check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  constraint "mandatoryIsUsed" check ("mandatoryYn" = 'N' or "useYn" = 'Y')
);

create table "notiTemplate" (
  "notiTemplateNo" bigint generated always as identity primary key,
  "eventCd" text not null references "notiEvent",
  "langCd" text not null,
  "title" text not null,
  "body" text not null,
  unique ("eventCd", "langCd")
);

create table "noti" (
  "notiNo" bigint generated always as identity primary key,
  "userId" text not null references "user" on delete cascade,
  "eventCd" text not null references "notiEvent",
  "moduleCd" text not null,
  "title" text not null,
  "body" text not null,
  "linkUrl" text,
  "plantCd" text,
  "readDt" timestamptz,
  "state" text not null check (("state" = 'read') = ("readDt" is not null)),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "noti" ("userId", "notiNo" desc);
create index on "noti" ("userId") where "state" = 'unread';

-- Who has been told of an event under a key: remembered beyond the message itself, which its reader may delete.
create table "notiOnce" (
  "eventCd" text not null references "notiEvent",
  "onceKey" text not null,
  "userId" text not null references "user" on delete cascade,
  "createDt" timestamptz not null,
  primary key ("eventCd", "onceKey", "userId")
);

create table "mailQueue" (
  "mailNo" bigint generated always as identity primary key,
  "eventCd" text references "notiEvent",
  "userId" text references "user" on delete set null,
  "toAddr" text not null,
  "subject" text not null,
  "body" text not null,
  "linkUrl" text,
  "langCd" text not null default 'kr',
  "tryCnt" numeric(18,0) not null default 0,
  "nextDt" timestamptz,
  "sentDt" timestamptz,
  "lastError" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "mailQueue" ("nextDt") where "state" = 'waiting';
create index on "mailQueue" ("state", "mailNo" desc);

-- The digest asks what happened since a moment.
create index on "comStateHist" ("actDt");
