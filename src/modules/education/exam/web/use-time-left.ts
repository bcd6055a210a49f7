import { useEffect, useState } from 'react'

const secondMs = 1000

/**
 * Whole seconds until a moment of the server. The clock of this device tells how much time has passed since the answer
 * came, and nothing else: it may be wrong by hours.
 */
export function useTimeLeft(dueDt: string, nowDt: string): number {
  const [begun] = useState(() => performance.now())
  const whole = Math.max(0, (Date.parse(dueDt) - Date.parse(nowDt)) / secondMs)
  const leftNow = () => Math.max(0, Math.ceil(whole - (performance.now() - begun) / secondMs))
  const [left, setLeft] = useState(leftNow)
  useEffect(() => {
    const timer = setInterval(() => setLeft(leftNow()), secondMs)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- one timer for one paper
  }, [dueDt, nowDt])
  return left
}
