"""What clients/generate makes.

Made by clients/generate from Protocol; a change made here is lost.
"""
