-- Acute toxicity estimates of substances for the other routes, and what was measured of a product as a whole.
alter table "chmChemical" add column "ateDermalVal" numeric(18,2);
alter table "chmChemical" add column "ateGasVal" numeric(18,2);
alter table "chmChemical" add column "ateVaporVal" numeric(18,4);
alter table "chmChemical" add column "ateDustVal" numeric(18,4);
alter table "chmProduct" add column "phVal" numeric(18,2);
alter table "chmProduct" add column "lowReserveYn" text check ("lowReserveYn" in ('Y', 'N'));
alter table "chmProduct" add column "viscosityVal" numeric(18,2);
alter table "chmProduct" add column "ateVal" numeric(18,2);
alter table "chmProduct" add column "ateDermalVal" numeric(18,2);
alter table "chmProduct" add column "ateGasVal" numeric(18,2);
alter table "chmProduct" add column "ateVaporVal" numeric(18,4);
alter table "chmProduct" add column "ateDustVal" numeric(18,4);
alter table "chmProduct" add column "testTxt" text;
