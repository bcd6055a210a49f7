import { linkParts } from '../notice.rule.ts'

/** The text of a notice: plain, with its line breaks, addresses as links. */
export function NoticeText({ text }: { text: string }) {
  return (
    <div className="notice-text">
      {linkParts(text).map((part, index) =>
        part.href === undefined ? (
          part.text
        ) : (
          // The parts of one text never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer">
            {part.text}
          </a>
        ),
      )}
    </div>
  )
}
