import DrydockPlatform
import Testing

@Test("JPEG files have libjpeg-turbo's pixels on this machine")
func jpegCheck() {
    #expect(JPEGCheck.run() == .standard)
}
