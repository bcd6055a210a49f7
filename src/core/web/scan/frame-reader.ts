/** The QR code that stands on the present picture of a video; undefined when there is none. */
export type FrameReader = (video: HTMLVideoElement) => Promise<string | undefined>

/** The browser's own reader of codes, where it has one. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
interface DetectorKind {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}
const format = 'qr_code'
/** Pixels of the longer side that our own reader looks at: more takes a telephone longer than it helps. */
const longestSide = 960

async function ofBrowser(): Promise<FrameReader | undefined> {
  const Kind = (globalThis as { BarcodeDetector?: DetectorKind }).BarcodeDetector
  // Some desktops have the reader and no format that it could read.
  if (!Kind || !(await Kind.getSupportedFormats()).includes(format)) return undefined
  const detector = new Kind({ formats: [format] })
  return async (video) => (await detector.detect(video))[0]?.rawValue
}

async function ofOurOwn(): Promise<FrameReader> {
  const { default: decode } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight))
    canvas.width = Math.floor(video.videoWidth * scale)
    canvas.height = Math.floor(video.videoHeight * scale)
    if (!context || canvas.width === 0) return undefined
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return decode(context.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // A picture without a code.
      return undefined
    }
  }
}

/** The browser's reader, else ours, which is fetched then (docs/decisions/0127). */
export const openFrameReader = async (): Promise<FrameReader> =>
  (await ofBrowser().catch(() => undefined)) ?? ofOurOwn()
