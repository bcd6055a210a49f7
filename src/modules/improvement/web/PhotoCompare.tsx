import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { showMoment } from '../../../core/shared/dates.ts'
import {
  attachCalls,
  attachQuery,
  type AttachedFile,
  type AttachGroup,
} from '../../../core/web/attach/attach-calls.ts'
import { flagOf } from '../../../core/shared/file-flag.ts'
import { MarksLayer } from '../../../core/web/attach/MarksLayer.tsx'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import { improvement } from '../improvement/improvement.resource.ts'
import { improvementTexts } from './improvement.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** A little less than an address holds. */
const addressMs = 45_000
function usePictures(imprNo: number, name: 'before' | 'after'): readonly AttachedFile[] {
  const group: AttachGroup = {
    taskClassNm: improvement.name,
    taskFlag: flagOf(improvement.files!, name),
    taskKey: imprNo,
  }
  return useQuery(attachQuery(group)).data?.data ?? []
}
/** Address of the whole picture; its small one until it is there. */
function useWhole(file: AttachedFile | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['attachFile', 'whole', file?.fileNo],
    queryFn: () => attachCalls.address(file!.fileNo),
    enabled: file !== undefined,
    staleTime: addressMs,
    // An address that has run out must not be shown again.
    gcTime: 0,
  })
  return data ?? (file?.pictureData ? `data:image/webp;base64,${file.pictureData}` : undefined)
}

/**
 * Before and after over each other: the slider says how much of each is seen. Nothing until there are both.
 */
export function PhotoCompare({ imprNo }: { imprNo: number }) {
  const [before, after] = [usePictures(imprNo, 'before').at(0), usePictures(imprNo, 'after').at(-1)]
  const [beforeUrl, afterUrl] = [useWhole(before), useWhole(after)]
  const text = useTexts(improvementTexts)
  const taken = ({ takenDt }: AttachedFile) =>
    takenDt ? ` · ${text('compare.taken', { time: showMoment(takenDt) })}` : ''
  const [share, setShare] = useState(50)
  const shown = `inset(0 ${100 - share}% 0 0)`
  if (!before || !after || !beforeUrl || !afterUrl) return null
  return (
    <Block title={text('compare')}>
      <figure className="span-all impr-compare">
        <div className="impr-compare-frame">
          <img
            src={afterUrl}
            alt={`${text('compare.after')}: ${after.pictureExplan || after.fileOrgNm}`}
            draggable={false}
          />
          {after.marks && <MarksLayer given={after.marks} fit="cover" />}
          <img
            src={beforeUrl}
            alt={`${text('compare.before')}: ${before.pictureExplan || before.fileOrgNm}`}
            draggable={false}
            style={{ clipPath: shown }}
          />
          {before.marks && (
            <div className="impr-compare-marks" style={{ clipPath: shown }}>
              <MarksLayer given={before.marks} fit="cover" />
            </div>
          )}
          <span className="impr-compare-line" style={{ left: `${share}%` }} aria-hidden />
          <span className="impr-compare-name">{text('compare.before')}</span>
          <span className="impr-compare-name is-after">{text('compare.after')}</span>
          <input
            type="range"
            min={0}
            max={100}
            value={share}
            aria-label={text('compare.slider')}
            aria-valuetext={`${text('compare.before')} ${share}%, ${text('compare.after')} ${100 - share}%`}
            onChange={({ target }) => setShare(Number(target.value))}
          />
        </div>
        <figcaption className="impr-more">
          {text('compare.before')}
          {taken(before)} / {text('compare.after')}
          {taken(after)}
        </figcaption>
      </figure>
    </Block>
  )
}
