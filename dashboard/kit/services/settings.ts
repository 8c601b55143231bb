/** A project at a PostHog server. */
export interface Project {
  url: string;
  key: string;
}

/** The services that the server has configured. */
export interface Settings {
  errors?: { dsn: string };
  chat?: Project;
  heatmap?: Project;
}
