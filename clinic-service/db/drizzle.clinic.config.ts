import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config clinic-service/db/drizzle.clinic.config.ts --name=…` */
export default defineConfig({
  dialect: 'postgresql',
  schema: './clinic-service/db/schema/*.ts',
  out: './clinic-service/db/migrations',
});
