interface SentOrder<Line> {
  lines: readonly Line[];
  shipments: readonly { lines: readonly { line: { id: string }; quantity: number }[] }[];
}

/** The lines of an order of which something was not sent yet, with how many. */
export function unsentLines<Line extends { id: string; quantity: number }>(order: SentOrder<Line>) {
  const sent = order.shipments.flatMap(({ lines }) => lines);
  return order.lines.flatMap((line) => {
    const left = sent
      .filter((part) => part.line.id === line.id)
      .reduce((rest, part) => rest - part.quantity, line.quantity);
    return left > 0 ? [{ line, left }] : [];
  });
}
