import { useEffect, useState } from "react";
import { report } from "../client/fatal";

/** Reports an error, if there is one. True once the team has been told. */
export function useReport(error: unknown): boolean {
  const [isReported, setReported] = useState(false);
  useEffect(() => {
    if (error !== undefined) void report(error).then(setReported);
  }, [error]);
  return isReported;
}
