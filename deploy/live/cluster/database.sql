-- The shop's role and database, unless they are there. Run by psql with the variable "password".
SELECT 'CREATE ROLE watchpost LOGIN' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'watchpost') \gexec
ALTER ROLE watchpost PASSWORD :'password';
SELECT 'CREATE DATABASE watchpost OWNER watchpost'
  WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = 'watchpost') \gexec
