/** Two tones in turn, in Hz, and how long each lasts, in seconds. */
const tones = [880, 660] as const
const toneSeconds = 0.4
const patternMs = 800
const vibration = [400, 200, 400] as const
let audio: AudioContext | undefined

/** A browser lets a page sound only after a gesture: the shift's first press asks for it. */
export async function allowSound(): Promise<boolean> {
  try {
    audio ??= new AudioContext()
    await audio.resume()
  } catch {
    return false
  }
  return isSoundAllowed()
}
export const isSoundAllowed = (): boolean => audio?.state === 'running'

/** A browser refuses to vibrate, with an error in its console, before the first tap on the page. */
function vibrate(pattern: number | number[]): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern)
}

/** Sounds and vibrates, where the device can and the browser lets it, until it is stopped. */
export function soundAlarm(): () => void {
  const play = () => {
    vibrate([...vibration])
    if (audio?.state !== 'running') return
    for (const [index, frequency] of tones.entries()) {
      const oscillator = audio.createOscillator()
      oscillator.frequency.value = frequency
      oscillator.connect(audio.destination)
      const start = audio.currentTime + index * toneSeconds
      oscillator.start(start)
      oscillator.stop(start + toneSeconds)
    }
  }
  play()
  const timer = setInterval(play, patternMs)
  return () => {
    clearInterval(timer)
    vibrate(0)
  }
}
