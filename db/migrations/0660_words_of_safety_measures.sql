-- What a worker confirms is read in the language of the worker.
alter table "permitItem"
  add column "itemNmEn" text, add column "itemNmZh" text, add column "itemNmEs" text,
  add column "basisTxtEn" text, add column "basisTxtZh" text, add column "basisTxtEs" text;
alter table "permitCheck"
  add column "itemNmEn" text, add column "itemNmZh" text, add column "itemNmEs" text,
  add column "basisTxtEn" text, add column "basisTxtZh" text, add column "basisTxtEs" text;
alter table "simopsRule"
  add column "ruleNmEn" text, add column "ruleNmZh" text, add column "ruleNmEs" text,
  add column "guideTxtEn" text, add column "guideTxtZh" text, add column "guideTxtEs" text,
  add column "basisTxtEn" text, add column "basisTxtZh" text, add column "basisTxtEs" text;
