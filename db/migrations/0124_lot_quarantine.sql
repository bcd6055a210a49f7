-- What comes without an MSDS in force is set apart until there is one: the entry says so, and the lot waits.

alter table "chmInOut" add column "quarantineYn" text;
alter table "chmStock" add column "msdsHoldYn" text not null default 'N' check ("msdsHoldYn" in ('Y', 'N'));
create index on "chmStock" ("prodNo") where "msdsHoldYn" = 'Y';
