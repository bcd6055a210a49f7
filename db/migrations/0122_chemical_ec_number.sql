-- EC number of a substance (EINECS, ELINCS), beside CAS and KE.
alter table "chmChemical" add column "ecNo" text;
