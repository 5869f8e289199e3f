ALTER TABLE "analyses" ADD COLUMN "messages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE FUNCTION keep_progress() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.messages := jsonb_build_array(NEW.progress);
  ELSIF OLD.messages = '[]' THEN
    NEW.messages := jsonb_build_array(OLD.progress, NEW.progress);
  ELSE
    NEW.messages := OLD.messages || jsonb_build_array(NEW.progress);
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER analyses_keep_progress BEFORE INSERT OR UPDATE OF "progress" ON "analyses"
  FOR EACH ROW EXECUTE FUNCTION keep_progress();
