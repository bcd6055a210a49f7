-- Gusts, rain and snow beside the wind (ptw 5.10; 안전보건규칙 제37조, 제383조). Empty: not measured.
alter table "plantWind"
  add column "gustMs" numeric(5, 1) check ("gustMs" >= 0),
  add column "rainMmH" numeric(5, 1) check ("rainMmH" >= 0),
  add column "snowCmH" numeric(5, 1) check ("snowCmH" >= 0);
