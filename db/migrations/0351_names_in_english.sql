-- Names of products and makers that a label in another language shows beside the Korean ones.
alter table "chmProduct" add column "prodNmEn" text;
alter table "chmProduct" add column "makerNmEn" text;
