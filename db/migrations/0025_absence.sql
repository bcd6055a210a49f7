-- An absence (DLG01) decides who acts in an appointment: sessions are read anew when one is entered, changed or taken back.
create trigger "rightsChanged" after insert or update or delete on "apprDelegate" for each statement execute function "rightsChanged"();
