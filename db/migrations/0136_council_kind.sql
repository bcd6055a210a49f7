-- Which body met: the council of the contractors, the safety and health committee, or the labour-management council (vendor 2.3, CNK01–03).
alter table "council" add column "kindCd" text not null default 'CNK01';
alter table "council" drop constraint "council_plantCd_councilYm_key";
alter table "council" add unique ("kindCd", "plantCd", "councilYm");
