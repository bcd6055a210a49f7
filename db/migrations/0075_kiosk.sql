-- Shared devices in the field: a registered kiosk, the badge and the PIN with which a person identifies there, and the sessions opened there.

create table "kiosk" (
  "kioskNo" bigint generated always as identity primary key,
  "kioskNm" text not null,
  "plantCd" text not null references "plant",
  "placeTxt" text not null,
  "useYn" text not null check ("useYn" in ('Y', 'N')),
  "registDt" timestamptz,
  "lastDt" timestamptz,
  "remark" text,
  "deviceHash" bytea,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("kioskNm", ''))) stored
);
comment on column "kiosk"."deviceHash" is 'SHA-256 of the secret that lies on the registered device; registering another device takes its place';
create unique index on "kiosk" ("deviceHash");
create index on "kiosk" ("plantCd", "kioskNo");
create index on "kiosk" using gin ("searchText" gin_trgm_ops);

-- The number on the badge finds the person, the PIN proves it. Neither opens the portal elsewhere.
create sequence "badgeSeq" start 100001;
create table "userBadge" (
  "userId" text primary key references "user" on delete cascade,
  "badgeNo" text not null unique,
  "pinHash" text,
  "pinChgDt" timestamptz,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);

-- One session in the portal and one at a kiosk beside each other: neither ends the other.
alter table "userSession" add column "kioskNo" bigint references "kiosk";
alter table "userSession" drop constraint "userSession_loginKindCd_check";
alter table "userSession" add check ("loginKindCd" in ('MAIN', 'VENDOR', 'PSRM', 'KIOSK') and ("loginKindCd" = 'KIOSK') = ("kioskNo" is not null));
drop index "userSessionLive";
create unique index "userSessionLive" on "userSession" ("userId", ("kioskNo" is null)) where "revokeCd" is null;
