-- Measured acute toxicity estimate of the oral route in mg/kg; without one the estimate of the category counts. (chm.md 5.7)
alter table "chmChemical" add column "ateVal" numeric(18,2) check ("ateVal" >= 0);
