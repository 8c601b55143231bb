/** The body of an event's form: its questions are a list, and the form has them one a line. */
export function withQuestions({
  additional_questions: lines,
  ...body
}: Record<string, unknown>): Record<string, unknown> {
  if (lines === undefined) return body;
  return { ...body, additional_questions: questionsOf(typeof lines === 'string' ? lines : '') };
}

/** The questions of a text: one a line, without blanks around it, each once. */
function questionsOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}
