-- A product whose material check is over is not ordered.

alter table "chmProduct" add column "poBlockYn" text check ("poBlockYn" in ('Y', 'N'));
