-- A layer that is proposed from a safeguard counts once a person has confirmed it; those that are there were entered by persons.
alter table "rsaLopaLayer" add column "confirmYn" text check ("confirmYn" in ('Y', 'N')), add column "sideCd" text,
  alter column "layerCd" drop not null, alter column "pfd" drop not null;
update "rsaLopaLayer" set "confirmYn" = 'Y';
