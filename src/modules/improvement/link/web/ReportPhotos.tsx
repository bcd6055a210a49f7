import { useEffect, useMemo, useRef } from 'react'
import type { Say } from '../../../../core/shared/four-texts.ts'
import type { reportTexts } from './report.texts.ts'

/** Longest side in pixels of a picture that is sent: small enough for the network at a plant. */
const longestSide = 1600
const quality = 0.82

/**
 * The picture made smaller by the telephone itself. Drawing it anew also leaves out where it was taken. A
 * picture that cannot be drawn is sent as it is.
 */
export async function smaller(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    return await new Promise((resolve) =>
      canvas.toBlob((blob) => resolve(blob ?? file), 'image/jpeg', quality),
    )
  } catch {
    return file
  }
}

interface Props {
  say: Say<typeof reportTexts>
  photos: readonly File[]
  most: number
  onPhotos: (photos: readonly File[]) => void
}
/** Pictures from the camera or the album of a telephone, before they are sent. */
export function ReportPhotos({ say, photos, most, onPhotos }: Props) {
  const addresses = useMemo(() => photos.map((photo) => URL.createObjectURL(photo)), [photos])
  useEffect(() => () => addresses.forEach((address) => URL.revokeObjectURL(address)), [addresses])
  const camera = useRef<HTMLInputElement>(null)
  const album = useRef<HTMLInputElement>(null)
  const take = (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    onPhotos([...photos, ...chosen].slice(0, most))
    input.value = ''
  }
  return (
    <div className="report-photos">
      {photos.length < most && (
        <div className="report-photo-buttons">
          <button type="button" onClick={() => camera.current?.click()}>
            {say('takePhoto')}
          </button>
          <button type="button" onClick={() => album.current?.click()}>
            {say('choosePhoto')}
          </button>
          <input
            ref={camera}
            hidden
            type="file"
            accept="image/*"
            capture="environment"
            aria-label={say('takePhoto')}
            onChange={({ target }) => take(target)}
          />
          <input
            ref={album}
            hidden
            type="file"
            accept="image/*"
            multiple
            aria-label={say('choosePhoto')}
            onChange={({ target }) => take(target)}
          />
        </div>
      )}
      {photos.length > 0 && (
        <ul>
          {photos.map((photo, index) => (
            <li key={addresses[index] ?? photo.name}>
              <img src={addresses[index]} alt={say('photoOf', { number: index + 1 })} />
              <button type="button" onClick={() => onPhotos(photos.filter((each) => each !== photo))}>
                {say('removePhoto')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
