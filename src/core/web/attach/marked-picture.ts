import { markLetter, markLine, markShape, type PictureMarks } from '../../shared/picture-marks.ts'
import { attachCalls, type AttachedFile } from './attach-calls.ts'

/** Telephones draw no canvas of more pixels. */
const mostPixels = 16_000_000
const red = '#d81e1e'

/** Whole picture with its marks drawn into it, for a close look or a download; the file itself stays as it is. */
export async function markedPicture(file: AttachedFile): Promise<Blob> {
  const picture = new Image()
  picture.src = await attachCalls.address(file.fileNo)
  await picture.decode()
  const { naturalWidth, naturalHeight } = picture
  const share = Math.min(1, Math.sqrt(mostPixels / (naturalWidth * naturalHeight)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(naturalWidth * share)
  canvas.height = Math.round(naturalHeight * share)
  const pen = canvas.getContext('2d')!
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  if (file.marks) drawMarks(pen, file.marks)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.92)
  })
  if (!blob) throw new Error('the picture cannot be drawn')
  return blob
}
/** Red on white, as MarksLayer draws them. */
function drawMarks(pen: CanvasRenderingContext2D, { width, height, marks }: PictureMarks): void {
  const longer = Math.max(width, height)
  const line = markLine(longer)
  pen.scale(pen.canvas.width / width, pen.canvas.height / height)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.font = `700 ${markLetter(longer)}px ${getComputedStyle(document.body).fontFamily}`
  for (const mark of marks) {
    pen.strokeStyle = '#fff'
    if (mark.kind === 'words') {
      pen.lineWidth = line
      pen.strokeText(mark.words ?? '', mark.x1, mark.y1)
      pen.fillStyle = red
      pen.fillText(mark.words ?? '', mark.x1, mark.y1)
      continue
    }
    const shape = new Path2D(markShape(mark, longer))
    pen.lineWidth = line * 2
    pen.stroke(shape)
    pen.strokeStyle = red
    pen.lineWidth = line
    pen.stroke(shape)
  }
}
/** 누출.png → 누출_표시.jpg */
export const markedName = ({ fileOrgNm }: AttachedFile, word: string): string =>
  `${fileOrgNm.replace(/\.[^.]*$/, '')}_${word}.jpg`
